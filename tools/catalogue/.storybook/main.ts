import { fileURLToPath } from 'node:url'

const SOURCE = fileURLToPath(new URL('../../../src', import.meta.url))
const DARK = /@media \(prefers-color-scheme: dark\) \{\s*:root/
/** The dark tokens follow a class, so that both schemes are beside each other; tokens that are made of others are made in it, too. */
const withClass = (css: string): string => css.replace(/^:root \{/m, ':root, .dark {').replace(DARK, '@media all { .dark')

export default {
  stories: ['../*.stories.tsx'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true },
  viteFinal: (config: { plugins?: unknown[]; resolve?: object }) => ({
    ...config,
    // A part of a drawing is not found in an address of data.
    build: { assetsInlineLimit: 0 },
    resolve: { ...config.resolve, alias: { '@': SOURCE }, dedupe: ['react', 'react-dom'] },
    plugins: [
      ...(config.plugins ?? []),
      {
        name: 'both-schemes',
        enforce: 'pre',
        transform: (code: string, id: string) => (id.endsWith('tokens.css') ? withClass(code) : null),
      },
      {
        name: 'pictures-of-next',
        enforce: 'pre',
        // Next gives an imported picture as an object.
        load: (id: string) => (id.endsWith('.svg') ? `import src from '${id}?url'\nexport default { src }` : null),
      },
    ],
  }),
}
