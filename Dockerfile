# Two stages: the environment is built where compilers are at hand, and only it and the sources are shipped.
FROM python:3.11-slim AS build
WORKDIR /app
RUN python -m venv /app/.venv
COPY requirements.lock .
RUN .venv/bin/pip install --no-cache-dir --disable-pip-version-check --require-hashes -r requirements.lock

FROM python:3.11-slim
RUN apt-get update && apt-get install -y --no-install-recommends fonts-dejavu-core && rm -rf /var/lib/apt/lists/*
LABEL org.opencontainers.image.title="bridge-rulings" org.opencontainers.image.licenses="MIT"
RUN useradd --system --uid 10001 --home-dir /app --shell /usr/sbin/nologin bridge && mkdir -p /app/data && chown bridge /app/data
WORKDIR /app
COPY --from=build /app/.venv .venv
COPY bot.py config.toml LICENSE README.md README.ru.md ./
COPY engine engine
COPY laws laws
COPY cogs cogs
COPY playground playground
ENV PATH="/app/.venv/bin:$PATH" PYTHONUNBUFFERED=1
USER bridge
VOLUME /app/data
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s CMD ["python", "-m", "cogs.health"]
CMD ["python", "bot.py"]
