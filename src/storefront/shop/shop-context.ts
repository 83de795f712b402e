'use client'
import { createContext } from 'react'
import type { ClientShop } from './client-shop'

/** What `ShopProvider` holds. */
export const ShopContext = createContext<ClientShop | null>(null)
