import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { afterStart } from './after-start'

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
