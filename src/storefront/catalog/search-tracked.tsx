'use client'
import { useEffect } from 'react'
import { track } from '@/storefront/tracking/track'

type Props = Readonly<{ text: string; results: number }>

/** Tells of the search whose matches are on the page: by Enter, by the button, by "all matches" or by a link (G-08). */
export function SearchTracked({ text, results }: Props) {
  useEffect(() => {
    if (text !== '') track({ name: 'searched', words: text.split(/\s+/).length, results })
  }, [text, results])
  return null
}
