import { build } from 'esbuild'

/** Bundles an entry of the server with the packages of this repository into a file that starts without a compiler. */
export async function bundle(entry: string, outfile: string): Promise<void> {
  await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    packages: 'external',
    alias: { '@trade-in-shop': './packages' },
    platform: 'node',
    format: 'esm',
    target: 'node20',
    tsconfig: 'tsconfig.json',
  })
}
