import styles from './brand.module.css'

/** The shop's logo above the login form. It is drawn from its symbol, so that its colour follows the colour scheme. */
export function ShopLogo() {
  return (
    <svg className={styles.logo} viewBox="0 0 3260 742" role="img" aria-label="Revalo">
      <use href="/brand/revalo.svg#logo" />
    </svg>
  )
}
