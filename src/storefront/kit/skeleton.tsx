import classes from './skeleton.module.css'

/** A block in place of a line or a picture that is still loading; set its real size by `className`. */
export function Skeleton({ className }: { className?: string | undefined }) {
  return <span className={[classes.skeleton, className].filter(Boolean).join(' ')} aria-hidden="true" />
}
