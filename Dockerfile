# One image, three commands (docker-compose.yml): prepare the data, run the platform, run the shop.
FROM node:24.21.0-slim AS build
WORKDIR /srv
ENV NEXT_TELEMETRY_DISABLED=1
COPY package.json package-lock.json ./
COPY packages packages
COPY platform/package.json platform/
RUN npm ci --no-audit --no-fund
COPY . .
# The build needs neither database nor platform.
RUN node --import tsx scripts/build-image.ts && rm -rf .next/cache
# What runs: no tests, no documents, and of the scripts the health check and what makes the secrets.
RUN mkdir /image && cp -r .next public security migrations src platform packages payload.config.ts tsconfig.json package.json /image/ && \
    mkdir /image/scripts && cp scripts/probe.mjs scripts/secrets.mjs /image/scripts/ && \
    find /image/src /image/platform /image/packages -name '*.test.ts' -delete -o -name '*.test.tsx' -delete

FROM node:24.21.0-slim AS packages
WORKDIR /srv
COPY package.json package-lock.json ./
COPY packages packages
COPY platform/package.json platform/
# npm leaves the browser driver and the compiler in place, because packages name them as optional peers.
RUN npm ci --omit=dev --no-audit --no-fund && cd node_modules && \
    rm -rf @playwright playwright playwright-core typescript

FROM node:24.21.0-slim
WORKDIR /srv
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 NEXT_DIST_DIR=.next DATA_DIR=/data MALLOC_ARENA_MAX=2
# Owned by root: the processes cannot change their own code.
COPY --from=packages /srv/node_modules ./node_modules
COPY --from=build /image ./
RUN mkdir /data && chown node:node /data && rm -rf /usr/local/lib/node_modules /usr/local/bin/npm /usr/local/bin/npx
USER node
VOLUME /data
EXPOSE 3000 4000
# Sizes as in scripts/stack.ts.
CMD ["node", "--max-old-space-size=512", "--max-semi-space-size=8", ".next/shop-server.mjs"]
