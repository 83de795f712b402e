import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { address } from './shop-address'

/** The messages that a page gets from its widget, in order; `window.heard` of the sample page. */
export type Heard = { type: string; detail: unknown }
/** Attributes of the script tag: a language, and colours without their `#`. */
export type Attributes = Readonly<Partial<Record<'lang' | 'accent' | 'accent-dark', string>>>
export type PartnerPage = {
  url: (host: string, widget: string, path?: string, attributes?: Attributes) => string
  close: () => Promise<void>
}

const EVENTS = ['ready', 'quote', 'trade']

/** The sample of `docs/widget.md`: heading, text, the one line, and a list of its messages. */
const sample = (widget: string, path: string, attributes: string): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>A partner's page</title>
    <link rel="icon" href="data:," />
  </head>
  <body>
    <main aria-label="Partner">
      <h1>Sell your old device</h1>
      <p><a href="#terms" id="before">Terms of this page</a></p>
      <div id="trade-in"></div>
      <p id="terms">A page of its own, on an origin of its own.</p>
    </main>
    <script>
      window.heard = []
      for (const type of ${JSON.stringify(EVENTS)})
        document.addEventListener('revalo:' + type, (event) => window.heard.push({ type, detail: event.detail }))
    </script>
    <script src="${address(widget, '/embed.js')}" data-target="#trade-in" data-title="Trade-in"
      data-min-height="480" data-path="${path}" ${attributes} async></script>
  </body>
</html>`

const safe = (text: string): string => text.replace(/[^\w./-]/g, '')

const attributesOf = (attributes: URLSearchParams): string =>
  (['lang', 'accent', 'accent-dark'] as const)
    .flatMap((name) => {
      const value = attributes.get(name)
      return value === null ? [] : [`data-${name}="${name === 'lang' ? '' : '#'}${safe(value)}"`]
    })
    .join(' ')

/** A page on its own origin that embeds a widget, as a partner does; answers on every `*.localhost` at one port. */
export async function startPartnerPage(onPort = 0): Promise<PartnerPage> {
  const server = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://partner.localhost')
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    const [widget, path] = [searchParams.get('widget') ?? 'aganwidget.de.localhost', searchParams.get('path') ?? '/']
    response.end(sample(safe(widget), safe(path), attributesOf(searchParams)))
  })
  await new Promise<void>((listening) => server.listen(onPort, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return {
    url: (host, widget, path = '/', attributes = {}) =>
      `http://${host}:${port}/?${new URLSearchParams({ widget, path, ...attributes })}`,
    close: () => new Promise((closed) => server.close(() => closed())),
  }
}
