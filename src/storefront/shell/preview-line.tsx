'use client'
import { bottomQuestion } from '@/storefront/kit/overlays/bottom-edge'
import classes from './preview-line.module.css'

type Props = Readonly<{ label: string; text: string; leave: Readonly<{ label: string; href: string }> }>

/** Says at the bottom of every page that this is not what customers see yet, and leads out: in place of the question about measuring. */
export const PreviewLine = ({ label, text, leave }: Props) => (
  <aside ref={bottomQuestion} className={classes.line} aria-label={label}>
    <p>{text}</p>
    <a href={leave.href}>{leave.label}</a>
  </aside>
)
