import { useState } from 'react'
import { postJson } from './post-json'

type Options = Readonly<{ endpoint: string; list: string; failed: string }>

/** Asks an endpoint to delete the document of a form and opens the list afterwards. `fault` is the error message. */
export function useRemoval({ endpoint, list, failed }: Options) {
  const [state, setState] = useState<{ busy: boolean; fault: string | null }>({ busy: false, fault: null })
  const remove = async (body: unknown) => {
    setState({ busy: true, fault: null })
    const posted = await postJson(endpoint, body)
    if (posted.ok) return window.location.assign(`/admin/collections/${list}`)
    setState({ busy: false, fault: posted.message ?? failed })
  }
  return { ...state, remove }
}
