'use client'
import { createContext, use, type ReactNode } from 'react'

/**
 * Formatted texts of the two errors that the browser shows by itself, because it may not be able to load any at that
 * moment.
 */
export type ErrorTexts = Readonly<{
  brand: string
  notFound: Readonly<{ headline: string; subtitle: string; message: string }>
  failure: Readonly<{ headline: string; text: string; id: string }>
  home: Readonly<{ label: string; href: string }>
  retry: string
}>

const Texts = createContext<ErrorTexts | null>(null)
export function ErrorTextsProvider({ texts, children }: { texts: ErrorTexts; children: ReactNode }) {
  return <Texts value={texts}>{children}</Texts>
}
export const useErrorTexts = (): ErrorTexts | null => use(Texts)
