'use client'
import { useEffect } from 'react'
import { track } from '@/storefront/tracking/track'

type Props = Readonly<{ text: string; results: number }>

/** Reports the search whose matches are on the page: started by Enter, the button, "all matches" or a link (G-08). */
export function SearchTracked({ text, results }: Props) {
  useEffect(() => {
    if (text !== '') track({ name: 'searched', words: text.split(/\s+/).length, results })
  }, [text, results])
  return null
}
