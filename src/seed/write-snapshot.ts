import { writeToDisk } from '@/cms/disk'
import { seedContent } from './content'

/**
 * Writes the seed content as the shop's copy on disk: the shop then starts without a database.
 * `tsx src/seed/write-snapshot.ts [data folder] [port]`
 */
const [dataDir = '.data', port = '3000'] = process.argv.slice(2)
await writeToDisk(dataDir, { content: await seedContent({ port: Number(port) }), loadedAt: new Date().toISOString() })
console.log(`Seed content written to ${dataDir}/cms-snapshot.json`)
process.exit(0)
