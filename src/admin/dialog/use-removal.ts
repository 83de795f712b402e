import { useState } from 'react'
import { postJson } from './post-json'

type Options = Readonly<{ endpoint: string; list: string; failed: string }>

/** Asks an endpoint to delete the document of a form and opens the list afterwards. `problem` is the error message. */
export function useRemoval({ endpoint, list, failed }: Options) {
  const [state, setState] = useState<{ busy: boolean; problem: string | null }>({ busy: false, problem: null })
  const remove = async (body: unknown) => {
    setState({ busy: true, problem: null })
    const posted = await postJson(endpoint, body)
    if (posted.ok) return window.location.assign(`/admin/collections/${list}`)
    setState({ busy: false, problem: posted.message ?? failed })
  }
  return { ...state, remove }
}
