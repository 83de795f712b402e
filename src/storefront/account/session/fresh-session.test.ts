import fc from 'fast-check'
import { expect, test } from 'vitest'
import { NoAnswerError, OwnApiError } from '@/storefront/kit/own-api'
import { SessionTabs } from '../../../../tests/support/session-tabs'

const DAY_MS = 86_400_000

test('a call whose token is still valid is sent once and renews nothing', async () => {
  const browser = new SessionTabs()
  expect(await browser.tab()()).toBe(1)
  expect(browser.refreshes).toBe(0)
})

test('a call whose token is about to end renews the token first', async () => {
  const browser = new SessionTabs()
  browser.now += 290_000
  expect(await browser.tab()()).toBe(1)
  expect(browser.refreshes).toBe(1)
})

test('20 parallel calls in each of five tabs after the expiry send one renewal and all succeed (A-04, F9)', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.integer({ min: 1, max: 4 }), async (scheduler, rounds) => {
      const browser = new SessionTabs({ wait: () => scheduler.schedule(Promise.resolve()) })
      const tabs = Array.from({ length: 5 }, () => browser.tab())
      for (let round = 1; round <= rounds; round++) {
        browser.expire()
        const calls = tabs.flatMap((call) => Array.from({ length: 20 }, () => call()))
        await scheduler.waitFor(Promise.all(calls))
        expect(browser.refreshes).toBe(round)
        expect(browser.storage.isLoggedIn).toBe(true)
      }
    }),
    { numRuns: 15 },
  )
})

test('without Web Locks each tab renews at most once and the customer stays logged in', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), async (scheduler) => {
      const browser = new SessionTabs({ locks: false, wait: () => scheduler.schedule(Promise.resolve()) })
      const tabs = Array.from({ length: 5 }, () => browser.tab())
      browser.expire()
      await scheduler.waitFor(Promise.all(tabs.flatMap((call) => [call(), call(), call()])))
      expect(browser.refreshes).toBeLessThanOrEqual(5)
      expect(browser.storage.isLoggedIn).toBe(true)
    }),
    { numRuns: 30 },
  )
})

test.each([-DAY_MS, -600_000, 0, 600_000, DAY_MS])(
  'a clock that is wrong by %i ms costs at most two sends and one renewal, never a loop (F10)',
  async (skewMs) => {
    const browser = new SessionTabs({ skewMs })
    const call = browser.tab()
    for (let round = 0; round < 3; round++) {
      const before = browser.refreshes
      expect(await call()).toBeLessThanOrEqual(2)
      expect(browser.refreshes - before).toBeLessThanOrEqual(1)
      browser.expire()
    }
    expect(browser.storage.isLoggedIn).toBe(true)
  },
)

test('a session cookie that the server no longer accepts is renewed once and the call repeated once', async () => {
  const browser = new SessionTabs()
  browser.cookie = null
  expect(await browser.tab()()).toBe(2)
  expect(browser.refreshes).toBe(1)
})

test('a refused renewal ends the session in all tabs and is requested once', async () => {
  const browser = new SessionTabs()
  const [first, second] = [browser.tab(), browser.tab()]
  browser.expire()
  browser.server = 'refusing'
  const calls = await Promise.allSettled([first(), first(), second(), second()])
  for (const { status } of calls) expect(status).toBe('rejected')
  expect(browser.storage).toEqual({ isLoggedIn: false, email: '', customerId: '', customerNumber: '', tokenExpiry: null })
  expect([browser.refreshes, browser.sends, browser.refused]).toEqual([1, 0, 1])
  await expect(second()).rejects.toMatchObject({ status: 401, code: 'unauthorized' })
  expect([browser.refreshes, browser.sends]).toEqual([1, 0])
})

test('a renewed token that is refused as well ends the session without a second renewal', async () => {
  const browser = new SessionTabs()
  const call = browser.tab()
  browser.expire()
  Object.defineProperty(browser, 'cookie', { get: () => null, set: () => undefined })
  await expect(call()).rejects.toBeInstanceOf(OwnApiError)
  expect([browser.refreshes, browser.sends, browser.storage.isLoggedIn]).toEqual([1, 1, false])
})

test('a network failure does not end the session, and the next call succeeds (F7)', async () => {
  const browser = new SessionTabs()
  const call = browser.tab()
  browser.expire()
  browser.server = 'away'
  await expect(Promise.allSettled([call(), call()])).resolves.toMatchObject([
    { reason: expect.any(NoAnswerError) },
    { reason: expect.any(NoAnswerError) },
  ])
  expect(browser.storage.isLoggedIn).toBe(true)
  browser.server = 'up'
  expect(await call()).toBe(1)
})

test('a renewal that arrives after a log-out does not log in again', async () => {
  const browser = new SessionTabs({
    wait: async () => void browser.write({ ...browser.storage, isLoggedIn: false, tokenExpiry: null }),
  })
  browser.expire()
  await expect(browser.tab()()).rejects.toMatchObject({ code: 'session_ended' })
  expect(browser.storage).toMatchObject({ isLoggedIn: false, tokenExpiry: null })
})
