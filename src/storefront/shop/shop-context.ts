'use client'
import { createContext } from 'react'
import type { ClientShop } from './client-shop'

/** The value that `ShopProvider` provides. */
export const ShopContext = createContext<ClientShop | null>(null)
