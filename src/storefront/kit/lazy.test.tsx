import { renderToReadableStream, renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { afterStart, onFirstRender } from './lazy'

const Loaded = ({ name }: { name: string }) => <b>{name}</b>

test('on the server a component of afterStart renders nothing and loads nothing', () => {
  const load = vi.fn(async () => Loaded)
  const Later = afterStart(load)
  expect(renderToStaticMarkup(<Later name="cart" />)).toBe('')
  expect(load).not.toHaveBeenCalled()
})

test('a fallback of afterStart reserves the place', () => {
  const Later = afterStart(
    async () => Loaded,
    ({ name }: { name: string }) => <i>{name}</i>,
  )
  expect(renderToStaticMarkup(<Later name="quotes" />)).toBe('<i>quotes</i>')
})

const Fallback = ({ name }: { name: string }) => <i>{name}</i>

test('a component of onFirstRender is loaded once, and the server waits for it', async () => {
  const load = vi.fn(async () => Loaded)
  const Later = onFirstRender(load, Fallback)
  expect(load).not.toHaveBeenCalled()
  const render = async (name: string) => {
    const stream = await renderToReadableStream(<Later name={name} />)
    await stream.allReady
    return new Response(stream).text()
  }
  expect(await render('form')).toContain('<b>form</b>')
  expect(await render('again')).toContain('<b>again</b>')
  expect(load).toHaveBeenCalledOnce()
})

test('a component of onFirstRender shows its fallback while its code is loaded', () => {
  const Later = onFirstRender(
    () => new Promise<typeof Loaded>(() => {}),
    ({ name }: { name: string }) => <i>{name}</i>,
  )
  expect(renderToStaticMarkup(<Later name="form" />)).toBe('<i>form</i>')
})
