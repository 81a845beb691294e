# What the bot says of a story as it was read.

answer-told-twice = The story says both “{ $one }” and “{ $other }”. These do not fit together; please say which is so.
