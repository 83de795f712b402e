// Bundles the production entry into `<folder>/shop-server.mjs`.
import { join } from 'node:path'
import { bundle } from './bundle'

const [folder = '.next'] = process.argv.slice(2)
await bundle('src/server/shop-server.ts', join(folder, 'shop-server.mjs'))
