// Bundles the production entry (src/server/shop-server.ts) into `<folder>/shop-server.mjs`, so that it starts without a compiler.
import { join } from 'node:path'
import { build } from 'esbuild'

const [folder = '.next'] = process.argv.slice(2)
await build({
  entryPoints: ['src/server/shop-server.ts'],
  outfile: join(folder, 'shop-server.mjs'),
  bundle: true,
  packages: 'external',
  // Packages of this repository are bundled.
  alias: { '@trade-in-shop': './packages' },
  platform: 'node',
  format: 'esm',
  target: 'node20',
  sourcemap: 'inline',
  tsconfig: 'tsconfig.json',
})
