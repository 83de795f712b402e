# One image, three commands (docker-compose.yml): prepare the data, run the platform, run the shop.
FROM node:24-slim AS build
WORKDIR /srv
ENV NEXT_TELEMETRY_DISABLED=1
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
# The build needs neither database nor platform.
RUN node --import tsx scripts/build-image.ts

FROM node:24-slim
WORKDIR /srv
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 NEXT_DIST_DIR=.next DATA_DIR=/data MALLOC_ARENA_MAX=2
COPY --from=build --chown=node:node /srv /srv
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000 4000
# Sizes as in scripts/stack.ts.
CMD ["node", "--max-old-space-size=512", "--max-semi-space-size=8", ".next/shop-server.mjs"]
