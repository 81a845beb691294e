"""Who sees what, with which rights; ids; the clock; files and their sizes."""

import struct

import pytest

from playground import Application, Channel, Clock, Guild, Role, User, World, permissions, small_world
from playground.clock import EPOCH_MS, Snowflakes, stable_snowflake
from playground.messages import pings
from playground.uploads import Upload, Uploads, picture_size, safe_name
from playground.world import Context

APPLICATION = Application("Bot")


def world(**changes: object) -> World:
    parts: dict[str, object] = {
        "application": APPLICATION,
        "guilds": (Guild("home", "Home"), Guild("away", "Away", installed=False)),
        "roles": (Role("admin", "Admin", permissions.ADMINISTRATOR),),
        "users": (User("a", "A", roles=("admin",), guilds=("home", "away"), installed=True), User("b", "B")),
        "channels": (
            Channel("open", "open"),
            Channel("closed", "closed", denied=permissions.VIEW_CHANNEL),
            Channel("far", "far", "away"),
            Channel("dm", "dm", None, members=("b",)),
            Channel("pair", "pair", None, members=("a", "b")),
        ),
    }
    return World(**(parts | changes))  # type: ignore[arg-type]


@pytest.mark.parametrize(("user", "seen"), [("a", ["open", "closed", "far", "pair"]), ("b", ["open", "dm", "pair"])])
def test_who_sees_which_channels(user: str, seen: list[str]) -> None:
    made = world()
    assert [channel.key for channel in made.channels_of(made.user(user))] == seen


@pytest.mark.parametrize(
    ("user", "channel", "context", "owners"),
    [
        ("b", "open", Context.GUILD, {"0"}),
        ("a", "open", Context.GUILD, {"0", "1"}),
        ("a", "far", Context.GUILD, {"1"}),
        ("b", "dm", Context.BOT_DM, {"0"}),
        ("a", "pair", Context.PRIVATE_CHANNEL, {"1"}),
        ("b", "pair", Context.PRIVATE_CHANNEL, set()),
    ],
)
def test_context_and_installations(user: str, channel: str, context: Context, owners: set[str]) -> None:
    made = world()
    assert made.context(made.channel(channel)) is context
    assert set(made.owners(made.user(user), made.channel(channel))) == owners


def test_rights_of_the_application() -> None:
    quiet = Channel("quiet", "quiet", denied_to_app=permissions.ATTACH_FILES)
    made = world(channels=(quiet,))
    assert not permissions.granted(made.app_permissions(quiet), permissions.ATTACH_FILES)
    assert permissions.granted(made.permissions(made.user("b"), quiet), permissions.ATTACH_FILES)


@pytest.mark.parametrize(
    ("changes", "named"),
    [
        ({"users": (User("a", "A", locale="xx"),)}, "no locale"),
        ({"users": (User("a", "A", guilds=("none",)),)}, "unknown server 'none'"),
        ({"users": (User("a", "A", roles=("none",)),)}, "unknown role 'none'"),
        ({"users": (User("a", "A"), User("a", "B"))}, "twice"),
        ({"channels": (Channel("c", "c", None, members=("none",)),)}, "unknown user 'none'"),
        ({"channels": (Channel("c", "c", "none"),)}, "unknown server 'none'"),
        ({"channels": (Channel("c", "c", None),)}, "neither"),
    ],
)
def test_loose_ends_are_named(changes: dict[str, object], named: str) -> None:
    with pytest.raises(ValueError, match=named):
        world(**changes)


def test_small_world_of_own_people() -> None:
    made = small_world(APPLICATION, users=[User("x", "X", guilds=("home", "gone"))])
    assert made.user("x").guilds == ("home",)
    assert [channel.key for channel in made.channels] == ["general", "quiet", "away", "dm-x"]


def test_ids_sort_by_time_and_are_stable() -> None:
    clock = Clock(lambda: 1_700_000_000.0)
    snowflakes = Snowflakes(clock)
    made = [int(snowflakes.new()) for _ in range(1000)]
    clock.advance(1)
    made.append(int(snowflakes.new()))
    assert made == sorted(set(made))
    assert (made[0] >> 22) + EPOCH_MS == pytest.approx(1_700_000_000_000, abs=2)
    assert stable_snowflake("user", "a") == stable_snowflake("user", "a")
    assert stable_snowflake("user", "a") != stable_snowflake("role", "a")
    with pytest.raises(ValueError, match="back"):
        clock.advance(-1)


@pytest.mark.parametrize(
    ("text", "allowed", "everyone", "found"),
    [
        ("<@1> <@!2> <@&3> @here", None, True, {"1", "2", "3", "everyone"}),
        ("<@1> @everyone", None, False, {"1"}),
        ("<@1> <@&3> @everyone", {"parse": []}, True, set()),
        ("<@1> <@2>", {"parse": [], "users": ["2"]}, True, {"2"}),
        ("<@&3> <@&4>", {"roles": [4]}, True, {"4"}),
    ],
)
def test_whom_a_text_notifies(text: str, allowed: dict[str, object] | None, everyone: bool, found: set[str]) -> None:
    assert pings(text, allowed, may_everyone=everyone) == found


PICTURES = [
    (b"\x89PNG\r\n\x1a\n" + b"\0\0\0\rIHDR" + struct.pack(">II", 30, 20), (30, 20)),
    (b"GIF89a" + struct.pack("<HH", 30, 20), (30, 20)),
    (b"\xff\xd8\xff\xe0\0\x04ab\xff\xc0\0\x11\x08" + struct.pack(">HH", 20, 30) + b"\0" * 8, (30, 20)),
    (b"RIFF\0\0\0\0WEBPVP8X" + b"\0" * 8 + (29).to_bytes(3, "little") + (19).to_bytes(3, "little"), (30, 20)),
    (b"text", None),
    (b"\xff\xd8\xff", None),
    (b"", None),
]


@pytest.mark.parametrize(("data", "size"), PICTURES)
def test_sizes_of_pictures(data: bytes, size: tuple[int, int] | None) -> None:
    assert picture_size(data) == size


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("a b.txt", "a_b.txt"),
        ("../../etc/passwd", "passwd"),
        ("сдача 5.png", "сдача_5.png"),
        ("<>", "unknown"),
        ("", "unknown"),
    ],
)
def test_names_of_files(given: str, kept: str) -> None:
    assert safe_name(given) == kept


def test_oldest_files_are_forgotten() -> None:
    uploads = Uploads(Snowflakes(Clock()), 10)
    kept = [uploads.keep(Upload(f"{n}", b"12345"), "1", description=None, ephemeral=False) for n in range(3)]
    assert uploads.read(kept[2]) == b"12345"
    with pytest.raises(KeyError):
        uploads.read(kept[0])
