'use client'
import { type MouseEvent, type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { FormattedMessage, useIntl } from 'react-intl'
import { Icon } from '@/storefront/kit/icon'
import layout from '@/storefront/kit/layout.module.css'
import { onFirstRender } from '@/storefront/kit/lazy'
import type { NumberedPhoto } from './numbered-photos'
import classes from './photos.module.css'

const Dialog = onFirstRender(async () => (await import('@/storefront/kit/overlays/dialog')).Dialog)

type Shown = Readonly<{
  device: string
  /** What the photos prove; null for those of the device as a whole. */
  proof: Readonly<{ question: string; answer: string }> | null
}>

/** One photo over the page; a tap on it makes it larger than the window. */
function LargePhoto({ photo: { src, number }, device, proof, onClose }: Shown & { photo: NumberedPhoto; onClose: () => void }) {
  const intl = useIntl()
  const [enlarged, setEnlarged] = useState(false)
  /** Keeps in sight the part that was tapped; a key is not pressed at a place, so it is the middle then. */
  const toggle = ({ currentTarget: picture, clientX, clientY, detail }: MouseEvent<HTMLButtonElement>) => {
    const { left, top, width, height } = picture.getBoundingClientRect()
    const [x, y] = detail > 0 ? [(clientX - left) / width, (clientY - top) / height] : [0.5, 0.5]
    flushSync(() => setEnlarged(!enlarged))
    const frame = picture.parentElement
    frame?.scrollTo(x * picture.offsetWidth - frame.clientWidth / 2, y * picture.offsetHeight - frame.clientHeight / 2)
  }
  return (
    <Dialog
      title={<FormattedMessage id="clarification.photoOf" values={{ number }} />}
      closeLabel={intl.formatMessage({ id: 'clarification.photoClose' })}
      isOpen
      onClose={onClose}
      wide
    >
      {proof && (
        <p className={classes.proof}>
          {proof.question} <b>{proof.answer}</b>
        </p>
      )}
      <div className={classes.frame}>
        <button type="button" className={classes.picture} aria-pressed={enlarged} onClick={toggle}>
          <img
            src={src}
            width={800}
            height={600}
            alt={intl.formatMessage({ id: 'clarification.photoAlt' }, { number, device })}
          />
          <span className={layout.hidden}>
            <FormattedMessage id="clarification.photoLarger" />
          </span>
        </button>
      </div>
    </Dialog>
  )
}

type Props = Shown & { photos: readonly NumberedPhoto[]; heading?: ReactNode }

/** Photos that open in place; a link to the photo until the page's code runs, and in a new tab when the visitor asks for one. */
export function Photos({ photos, heading, ...shown }: Props) {
  const intl = useIntl()
  const [open, setOpen] = useState<NumberedPhoto | null>(null)
  if (photos.length === 0) return null
  const enlarge = (event: MouseEvent<HTMLAnchorElement>, photo: NumberedPhoto) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    // Safari does not focus a link that is clicked, and the dialog returns the focus to where it was.
    event.currentTarget.focus()
    setOpen(photo)
  }
  const { device, proof } = shown
  return (
    <>
      {heading}
      <ul className={classes.photos} aria-label={proof?.question}>
        {photos.map((photo) => (
          <li key={photo.src}>
            <a
              href={photo.src}
              aria-haspopup="dialog"
              aria-label={intl.formatMessage({ id: 'clarification.photo' }, { number: photo.number, device })}
              onClick={(event) => enlarge(event, photo)}
            >
              <img src={photo.src} width={800} height={600} alt="" />
              <span className={classes.zoom}>
                <Icon name="zoom" small />
              </span>
            </a>
            <span className={`${layout.small} ${layout.muted}`} aria-hidden="true">
              <FormattedMessage id="clarification.photoOf" values={{ number: photo.number }} />
            </span>
          </li>
        ))}
      </ul>
      {open && <LargePhoto photo={open} {...shown} onClose={() => setOpen(null)} />}
    </>
  )
}
