'use client'
import { useEffect, type ComponentProps } from 'react'
import { loginPath } from '@/domain/routing/login-path'
import { onFirstRender } from '@/storefront/kit/lazy'
import { STORED } from '@/storefront/kit/storage/browser-storage'
import { useStored } from '@/storefront/kit/storage/use-persisted'
import { useNavigate } from '@/storefront/kit/use-navigate'
import { useScreenPath, useShop } from '@/storefront/shop/shop-provider'
import type { ProfileInside } from './profile-inside'
import classes from './profile.module.css'

type Props = ComponentProps<typeof ProfileInside>

const Outside = ({ heading, skeleton }: Props) => (
  <div className={classes.stage}>
    {heading}
    {skeleton}
  </div>
)
const Inside = onFirstRender<Props>(async () => (await import('./profile-inside')).ProfileInside, Outside)

/** Never logged in on this device: to the log-in, which leads back here. */
function ToLogin(props: Props) {
  const navigate = useNavigate()
  const login = useScreenPath()('accountOverview')
  useEffect(() => navigate.replace(loginPath(login, location.pathname + location.search)), [login, navigate])
  return <Outside {...props} />
}

/** The code of the session is loaded where storage has one. */
export function ProfileInsideLater(props: Props) {
  const { market } = useShop()
  const isStored = useStored(`${STORED.account}.${market}`)
  if (isStored) return <Inside {...props} />
  return isStored === null ? <Outside {...props} /> : <ToLogin {...props} />
}
