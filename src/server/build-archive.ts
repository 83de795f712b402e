import { cp, mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buildManifest } from '@/domain/routing/build-manifest'
import { HOUR } from '@trade-in-shop/runtime/durations'

/** Open tabs request the files of their own build, so a build is stored for this long after it was last served (B-07). */
const KEPT_MS = 25 * HOUR
const TOUCH_EVERY_MS = HOUR
const RESCAN_AFTER_MS = 5_000
const ID = /^[\w-]{1,64}$/

export type BuildArchiveOptions = Readonly<{
  /** The build that this process serves. */
  id: string
  /** Its static files: `<dist>/static`. */
  staticFolder: string
  /** Where builds are stored; instances may share it, so that each can serve the other's files during a deploy. */
  folder: string
  now: () => number
  onError: (error: unknown) => void
}>

/**
 * The builds of this shop that an open tab may still run. A new process stores its own files beside those of its predecessors
 * and removes builds that were not served for a day; a rollback finds its files in the same folder.
 */
export class BuildArchive {
  /** Path below `static/` -> file. */
  #files = new Map<string, string>()
  #scannedAt = -Infinity
  #timer: NodeJS.Timeout | undefined
  constructor(readonly options: BuildArchiveOptions) {}

  /** Stores the own build and removes old ones. When the disk is full, only the old builds are unavailable, never the shop. */
  async start(): Promise<void> {
    const { id, onError } = this.options
    try {
      await this.#keep()
      await this.#forget()
    } catch (error) {
      onError(error)
    }
    this.#timer = setInterval(() => void this.#touch(id).catch(onError), TOUCH_EVERY_MS)
    this.#timer.unref()
  }

  stop(): void {
    clearInterval(this.#timer)
  }

  /** A static file of another build; null when no stored build has it. `path` is relative to `/_next/static/`. */
  async asset(path: string): Promise<Buffer | null> {
    if (!this.#files.has(path)) await this.#scan()
    const file = this.#files.get(path)
    return file === undefined ? null : readFile(file).catch(() => null)
  }

  /** The manifest of a stored build, as JSON. */
  async manifest(id: string): Promise<string | null> {
    return ID.test(id) ? readFile(join(this.options.folder, id, 'meta.json'), 'utf8').catch(() => null) : null
  }

  /** Writes the build completely or not at all, because another process may be reading. */
  async #keep(): Promise<void> {
    const { id, folder, staticFolder, now } = this.options
    const own = join(folder, id)
    if (await stat(own).catch(() => null)) return this.#touch(id)
    const making = join(folder, `.${id}.${process.pid}`)
    await mkdir(making, { recursive: true })
    await cp(staticFolder, join(making, 'static'), { recursive: true })
    await writeFile(join(making, 'meta.json'), JSON.stringify(buildManifest(id, new Date(now()).toISOString())))
    // Another process of the same build may have been faster.
    await rename(making, own).catch(() => rm(making, { recursive: true, force: true }))
    await this.#touch(id)
  }

  async #touch(id: string): Promise<void> {
    const at = new Date(this.options.now())
    await utimes(join(this.options.folder, id), at, at)
  }

  async #forget(): Promise<void> {
    const { id, folder, now } = this.options
    for (const name of await readdir(folder)) {
      const path = join(folder, name)
      const { mtimeMs } = await stat(path)
      if (name !== id && now() - mtimeMs > KEPT_MS) await rm(path, { recursive: true, force: true })
    }
  }

  async #scan(): Promise<void> {
    const { id, folder, now } = this.options
    if (now() - this.#scannedAt < RESCAN_AFTER_MS) return
    this.#scannedAt = now()
    const files = new Map<string, string>()
    for (const name of await readdir(folder).catch(() => [])) {
      if (name === id || !ID.test(name)) continue
      const root = join(folder, name, 'static')
      for (const entry of await readdir(root, { recursive: true, withFileTypes: true }).catch(() => [])) {
        const file = join(entry.parentPath, entry.name)
        if (entry.isFile()) files.set(file.slice(root.length + 1), file)
      }
    }
    this.#files = files
  }
}
