import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import * as z from 'zod'

type Index = { name: string; body: unknown; documents: Map<string, unknown>; refreshed: boolean }
type ClusterRequest = { method: string; path: string; type: string | undefined; authorization: string | undefined; body: string }

const Actions = z.object({
  actions: z.array(
    z.union([
      z.strictObject({ add: z.object({ index: z.string(), alias: z.string() }) }),
      z.strictObject({ remove: z.object({ index: z.string(), alias: z.string() }) }),
      z.strictObject({ remove_index: z.object({ index: z.string() }) }),
    ]),
  ),
})
const Action = z.object({ index: z.object({ _id: z.string() }) })

export type FakeCluster = Awaited<ReturnType<typeof startFakeCluster>>

async function textOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request as AsyncIterable<Buffer>) text += chunk.toString()
  return text
}

/** The parts of an Elasticsearch 8 or OpenSearch 2 node that loading needs: indexes, aliases, `_bulk`, `_refresh`, `_count`. */
export async function startFakeCluster() {
  const indexes = new Map<string, Index>()
  const aliases = new Map<string, Set<string>>()
  const asked: ClusterRequest[] = []
  const create = (name: string, body: unknown = {}) =>
    void indexes.set(name, { name, body, documents: new Map(), refreshed: false })

  const bulk = (index: Index, body: string) => {
    const lines = body.trimEnd().split('\n')
    const items: unknown[] = []
    let errors = false
    for (let at = 0; at < lines.length; at += 2) {
      const { _id } = Action.parse(JSON.parse(lines[at] ?? '')).index
      const source: unknown = JSON.parse(lines[at + 1] ?? '')
      if (_id === cluster.refuse) {
        errors = true
        items.push({ index: { _id, error: { type: 'mapper_parsing_exception', reason: 'bad field' } } })
      } else {
        items.push({ index: { _id } })
        if (_id !== cluster.lose) index.documents.set(_id, source)
      }
    }
    return { errors, items }
  }

  const drop = (name: string) => {
    for (const names of aliases.values()) names.delete(name)
    return indexes.delete(name)
  }

  /** All or nothing, as in a real cluster. */
  const update = (body: string): [number, unknown] => {
    const { actions } = Actions.parse(JSON.parse(body))
    const names = actions.flatMap((action) => Object.values(action).map(({ index }) => index))
    if (names.some((name) => !indexes.has(name))) return [404, { error: { type: 'index_not_found_exception' } }]
    for (const action of actions) {
      if ('remove_index' in action) drop(action.remove_index.index)
      if ('remove' in action) aliases.get(action.remove.alias)?.delete(action.remove.index)
    }
    for (const action of actions) {
      if (!('add' in action)) continue
      if (indexes.has(action.add.alias)) return [400, { error: { type: 'invalid_alias_name_exception' } }]
      const before = aliases.get(action.add.alias) ?? new Set()
      aliases.set(action.add.alias, before.add(action.add.index))
    }
    return [200, { acknowledged: true }]
  }

  const matching = (pattern: string): string[] =>
    pattern.split(',').flatMap((part) => {
      if (part.endsWith('*')) return [...indexes.keys()].filter((name) => name.startsWith(part.slice(0, -1)))
      return indexes.has(part) ? [part] : [...(aliases.get(part) ?? [])]
    })

  const aliasesOf = (index: string) =>
    Object.fromEntries([...aliases].flatMap(([alias, names]) => (names.has(index) ? [[alias, {}]] : [])))

  const answer = (method: string, path: string, body: string): [number, unknown] => {
    if (cluster.status !== 200) return [cluster.status, { error: { type: 'security_exception' } }]
    const [, name = '', verb = ''] = (path.split('?')[0] ?? '').split('/')
    const index = indexes.get(name)
    if (method === 'POST' && name === '_aliases') return update(body)
    if (method === 'GET' && verb === '_alias')
      return [200, Object.fromEntries(matching(name).map((found) => [found, { aliases: aliasesOf(found) }]))]
    if (method === 'PUT' && !verb && !index) return (create(name, JSON.parse(body)), [200, { acknowledged: true }])
    if (!index) return [404, { error: { type: 'index_not_found_exception' } }]
    if (method === 'POST' && verb === '_bulk') return [200, bulk(index, body)]
    if (method === 'POST' && verb === '_refresh') return ((index.refreshed = true), [200, {}])
    if (method === 'GET' && verb === '_count') return [200, { count: index.refreshed ? index.documents.size : 0 }]
    if (method === 'DELETE' && !verb) return (drop(name), [200, { acknowledged: true }])
    return [400, { error: { type: 'illegal_argument_exception' } }]
  }

  const server = createServer((request, response) => {
    const { method = '', url: path = '', headers } = request
    void textOf(request).then((body) => {
      asked.push({ method, path, type: headers['content-type'], authorization: headers.authorization, body })
      const [status, json] = answer(method, path, body)
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const cluster = {
    url: `http://loader:s%40fe@127.0.0.1:${(server.address() as AddressInfo).port}/`,
    indexes,
    aliases,
    asked,
    /** Id of a document that `_bulk` refuses, and of one that it accepts and loses. */
    refuse: '',
    lose: '',
    /** Anything but 200 is the answer to every request. */
    status: 200,
    create,
    shownUnder: (alias: string): Index[] => [...(aliases.get(alias) ?? [])].flatMap((name) => indexes.get(name) ?? []),
    stop: () => new Promise((resolve) => (server.close(resolve), server.closeAllConnections())),
  }
  return cluster
}
