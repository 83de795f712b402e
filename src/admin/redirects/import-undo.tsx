import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import { postJson } from '@trade-in-shop/payload-workbench/requests/cms-api'
import { useWords } from '@/admin/use-words'
import { UndoneImport } from '@/collections/redirects/redirect-answers'
import { TOOL_AREAS } from './tool-inputs'
import styles from '@/admin/views.module.css'

/** Takes an import back; what was saved since stays. */
export function ImportUndo({ undo, onUndone }: Readonly<{ undo: readonly unknown[]; onUndone?: () => void }>) {
  const say = useWords(...TOOL_AREAS, 'import')
  const [state, setState] = useState<'offered' | 'busy' | 'undone'>('offered')
  const [text, setText] = useState('')
  const take = async () => {
    setState('busy')
    const posted = await postJson('/redirects/import/undo', { undo })
    const undone = posted.ok ? UndoneImport.safeParse(posted.body).data : undefined
    if (!undone) {
      // Another save into the market may hold it for a moment: the button stays.
      setState('offered')
      return setText((posted.ok ? null : posted.message) ?? say('failed'))
    }
    const left = undone.left > 0 ? ` ${say('leftAlone', undone)}` : ''
    setState('undone')
    setText(say('undone', undone) + left)
    onUndone?.()
  }
  return (
    <div className={styles.row}>
      {state !== 'undone' && (
        <Button buttonStyle="secondary" size="small" margin={false} disabled={state === 'busy'} onClick={() => void take()}>
          {say(state === 'busy' ? 'working' : 'undo')}
        </Button>
      )}
      <p role="status">{text}</p>
    </div>
  )
}
