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
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 NEXT_DIST_DIR=.next DATA_DIR=/data
COPY --from=build --chown=node:node /srv /srv
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000 4000
CMD ["node", ".next/shop-server.mjs"]
