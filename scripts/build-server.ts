import { join } from 'node:path'
import { build } from 'esbuild'

/** Bundles the production entry into Next's output folder; packages stay outside. `tsx scripts/build-server.ts [folder]` */
const folder = process.argv[2] ?? '.next'
await build({
  entryPoints: ['src/server/main.ts'],
  outfile: join(folder, 'shop-server.mjs'),
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  packages: 'external',
  alias: { '@': './src' },
  sourcemap: true,
})
