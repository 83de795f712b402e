import styles from './brand.module.css'

/** The shop's icon at the start of the breadcrumbs to the dashboard; the link around it has the accessible name. */
export function ShopIcon() {
  return (
    <svg className={styles.icon} viewBox="0 0 64 64" aria-hidden="true">
      <path fillRule="evenodd" d="M32 4a28 28 0 1 0 .1 0zM38 15a11 11 0 1 1-.1 0z" />
    </svg>
  )
}

/** The shop's logo above the login form. It is drawn from its symbol, so that its colour follows the colour scheme. */
export function ShopLogo() {
  return (
    <svg className={styles.logo} viewBox="0 0 3260 742" role="img" aria-label="Revalo">
      <use href="/brand/revalo.svg#logo" />
    </svg>
  )
}
