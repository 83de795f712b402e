'use client'
import { Link, useDocumentInfo, useForm, useFormFields } from '@payloadcms/ui'
import { useEffect, useId, useState } from 'react'
import useSWR from 'swr'
import styles from '@/admin/views.module.css'
import { readCms } from '@trade-in-shop/payload-workbench/requests/cms-api'
import { useWords } from '@/admin/use-words'
import { PictureUses, UPLOAD_LIMITS } from '@/collections/media/media-words'

/** Where the picture is shown, each place with a link to its form; says so before the picture is replaced or deleted. */
export function WhereUsed() {
  const words = useWords('picture')
  const title = useId()
  const { id } = useDocumentInfo()
  const { data, error } = useSWR(id === undefined ? null : `media/${id}/uses`, (path) => readCms(path, PictureUses), {
    revalidateOnFocus: false,
  })
  if (id === undefined) return null
  return (
    <section className={styles.panel} aria-labelledby={title} aria-live="polite" data-where-used>
      <h4 id={title}>{words('where')}</h4>
      {error !== undefined && <p className={styles.problem}>{words('failed')}</p>}
      {data && data.places.length + data.more === 0 && <p className={styles.quiet}>{words('nowhere')}</p>}
      {data && data.places.length + data.more > 0 && <p className={styles.quiet}>{words('warning')}</p>}
      <ul className={styles.plainList}>
        {data?.places.map(({ collection, id: of, title: name }) => (
          <li key={`${collection}-${of}`}>
            {words(collection)}{' '}
            <Link className={styles.linkedTo} href={`/admin/collections/${collection}/${of}`} prefetch={false}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
      {data && data.more > 0 && <p className={styles.quiet}>{words('more', { count: data.more })}</p>}
    </section>
  )
}

const MILLION = 1_000_000
const MEGABYTE = 1024 * 1024

/** Width by height of a picture that the browser can read; null for any other, which the CMS will judge. */
function pixelsOf(file: File): Promise<number | null> {
  const address = URL.createObjectURL(file)
  const picture = new Image()
  return new Promise<number | null>((resolve) => {
    picture.onload = () => resolve(picture.naturalWidth * picture.naturalHeight)
    picture.onerror = () => resolve(null)
    picture.src = address
  }).finally(() => URL.revokeObjectURL(address))
}

type Problem = Readonly<{ words: 'tooHeavy' | 'tooLarge'; has: number; most: number }>

/** Why the CMS would refuse a file for its size; null when it would not. */
async function sizeProblem(file: File): Promise<Problem | null> {
  const { bytes, pixels, avifPixels } = UPLOAD_LIMITS
  if (file.size > bytes) return { words: 'tooHeavy', has: file.size / MEGABYTE, most: bytes / MEGABYTE }
  const most = file.type === 'image/avif' ? avifPixels : pixels
  const has = await pixelsOf(file)
  return has !== null && has > most ? { words: 'tooLarge', has: has / MILLION, most: most / MILLION } : null
}

/** Refuses a file that is too large as soon as it is chosen, before it is sent; what else was typed stays. */
export function UploadCheck() {
  const file = useFormFields(([fields]) => fields.file?.value)
  const { dispatchFields } = useForm()
  const words = useWords('picture')
  const [problem, setProblem] = useState<(Problem & { name: string }) | null>(null)
  useEffect(() => {
    if (!(file instanceof File)) return
    let isCurrent = true
    void sizeProblem(file).then((found) => {
      if (!isCurrent) return
      setProblem(found && { ...found, name: file.name })
      if (found) dispatchFields({ type: 'UPDATE', path: 'file', value: null, valid: false })
    })
    return () => {
      isCurrent = false
    }
  }, [file, dispatchFields])
  // Rounded up, because "10.0 MB; at most 10 MB" would explain nothing.
  const shown = (number: number) => (Math.ceil(number * 10) / 10).toString()
  return (
    <p className={styles.problem} role="alert" data-upload-check>
      {problem && words(problem.words, { name: problem.name, has: shown(problem.has), most: shown(problem.most) })}
    </p>
  )
}
