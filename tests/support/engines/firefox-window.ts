import { launch, type Browser, type ElementHandle, type Frame, type Page } from 'puppeteer-core'
import { ENGINES, findCommand } from './engine-programs'
import { EngineWindow, findNamed } from './engine-window'

/** Firefox by WebDriver BiDi, without a driver of its own. */
export class FirefoxWindow extends EngineWindow<ElementHandle<HTMLElement>> {
  /** The program that it needs. */
  static readonly missing = () => (findCommand(ENGINES['firefox-esr']) ? null : 'firefox-esr')
  /** What the console had of errors. */
  readonly errors: string[] = []
  #place: Frame
  private constructor(
    private readonly browser: Browser,
    private readonly page: Page,
  ) {
    super()
    this.#place = page.mainFrame()
    page.on('pageerror', (error) => {
      // Not an error of a script: what a frame of another site does not store.
      if (!String(error).includes('Cookie “')) this.errors.push(String(error))
    })
  }

  static async start(width: number): Promise<FirefoxWindow> {
    const browser = await launch({ browser: 'firefox', executablePath: findCommand(ENGINES['firefox-esr']) ?? '' })
    const page = await browser.newPage()
    await page.setViewport({ width, height: 900 })
    return new FirefoxWindow(browser, page)
  }

  async open(address: string): Promise<void> {
    await this.page.goto(address, { waitUntil: 'domcontentloaded' })
    this.#place = this.page.mainFrame()
  }

  async enterFrame(selector: string): Promise<void> {
    await this.see(selector)
    const frame = await (await this.page.$(selector))?.toElement('iframe')
    this.#place = (await frame?.contentFrame()) ?? this.#place
  }

  evaluate = async <Result>(work: () => Result): Promise<Result> => this.#place.evaluate(work) as Promise<Result>
  picture = async (): Promise<Buffer> => Buffer.from(await this.page.screenshot())
  close = (): Promise<void> => this.browser.close()

  protected async find(selector: string, name: string): Promise<ElementHandle<HTMLElement> | null> {
    const found = await this.#place.evaluateHandle(findNamed, selector, name)
    return found.asElement() as ElementHandle<HTMLElement> | null
  }

  protected press = (element: ElementHandle<HTMLElement>): Promise<void> => element.click()

  protected async retype(field: ElementHandle<HTMLElement>, value: string): Promise<void> {
    await field.click({ count: 3 })
    await field.type(value)
  }
}
