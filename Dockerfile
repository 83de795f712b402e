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
RUN node --import tsx scripts/build-image.ts && npm sbom --omit=dev --sbom-format=cyclonedx > dist/sbom.cdx.json

FROM node:24.21.0-slim
WORKDIR /srv
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 NEXT_DIST_DIR=.next DATA_DIR=/data MALLOC_ARENA_MAX=2
# Owned by root: the processes cannot change their own code.
COPY --from=build /srv/dist ./
RUN mkdir /data && chown node:node /data && rm -rf /usr/local/lib/node_modules /usr/local/bin/npm /usr/local/bin/npx
USER node
VOLUME /data
EXPOSE 3000 4000
# Sizes as in scripts/stack.ts.
CMD ["node", "--max-old-space-size=512", "--max-semi-space-size=8", ".next/shop-server.mjs"]
