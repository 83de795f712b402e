import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { globSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { expect } from '@playwright/test'
import { Builder, type WebDriver, type WebElement } from 'selenium-webdriver'
import { ENGINES, findCommand } from './engine-programs'
import { freePort } from '../../../scripts/ports'
import { EngineWindow, findNamed } from './engine-window'

const [MINI_BROWSER] = globSync('/usr/{lib,libexec}/{,*/}webkit2gtk-4.1/MiniBrowser')
/** The driver has no limit of its own for a browser that never answers. */
const START_MS = 60_000

/** WebKitGTK by its own driver, in a screen of its own: the engine of Safari, in the version of Debian's packages. */
export class WebKitWindow extends EngineWindow<WebElement> {
  static readonly missing = () =>
    MINI_BROWSER && findCommand(ENGINES['webkit2gtk-driver']) && findCommand(ENGINES.xvfb) ? null : 'webkit2gtk-driver and xvfb'
  private constructor(
    private readonly driver: WebDriver,
    private readonly processes: readonly ChildProcess[],
  ) {
    super()
  }

  static async start(width: number): Promise<WebKitWindow> {
    const processes: ChildProcess[] = []
    const tooLate = setTimeout(START_MS, undefined, { ref: false }).then(() => {
      throw new Error(`WebKit has not opened a window within ${START_MS} ms`)
    })
    const driver = await Promise.race([connect(processes), tooLate]).catch((error: unknown) => {
      for (const started of processes) started.kill()
      throw error
    })
    // The least that the window of this browser can have is 447 px.
    await driver.manage().window().setRect({ x: 0, y: 0, width, height: 900 })
    return new WebKitWindow(driver, processes)
  }

  open = (address: string): Promise<void> => this.driver.get(address)

  async enterFrame(selector: string): Promise<void> {
    await this.see(selector)
    await this.driver.switchTo().frame(this.driver.findElement({ css: selector }))
  }

  evaluate = async <Result>(work: () => Result): Promise<Result> => this.driver.executeScript<Result>(work)

  picture = async (): Promise<Buffer> => Buffer.from(await this.driver.takeScreenshot(), 'base64')

  async close(): Promise<void> {
    try {
      await this.driver.quit()
    } finally {
      for (const started of this.processes) started.kill()
    }
  }

  protected find = (selector: string, name: string): Promise<WebElement | null> =>
    this.driver.executeScript<WebElement | null>(findNamed, selector, name)

  protected press = (element: WebElement): Promise<void> => element.click()

  protected async retype(field: WebElement, value: string): Promise<void> {
    await field.clear()
    await field.sendKeys(value)
  }
}

/** Starts a screen with a free number, and the driver in it; adds both to `processes`. Throws when the driver does not answer. */
async function connect(processes: ChildProcess[]): Promise<WebDriver> {
  const args = ['-displayfd', '1', '-screen', '0', '1440x1000x24', '-nolisten', 'tcp']
  const screen = spawn('Xvfb', args, { stdio: ['ignore', 'pipe', 'ignore'] })
  processes.push(screen)
  const [number] = await once(screen.stdout, 'data')
  const port = await freePort()
  const env = { ...process.env, DISPLAY: `:${String(number).trim()}` }
  processes.push(spawn('WebKitWebDriver', [`--port=${port}`], { stdio: 'ignore', env }))
  const server = `http://127.0.0.1:${port}`
  const answers = async () => (await fetch(`${server}/status`).catch(() => null))?.ok
  await expect.poll(answers, 'the driver of WebKit answers').toBe(true)
  const capabilities = {
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: MINI_BROWSER, args: ['--automation'] },
  }
  return new Builder().usingServer(server).withCapabilities(capabilities).build()
}
