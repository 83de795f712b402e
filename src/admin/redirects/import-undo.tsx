import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import { askCms } from '@trade-in-shop/payload-workbench/requests/ask-pages'
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
    const undone = await askCms('/redirects/import/undo', UndoneImport, { method: 'POST', body: { undo } })
    if (!undone.ok) {
      // Another save into the market may hold it for a moment: the button stays.
      setState('offered')
      return setText(undone.message ?? say('failed'))
    }
    const left = undone.body.left > 0 ? ` ${say('leftAlone', undone.body)}` : ''
    setState('undone')
    setText(say('undone', undone.body) + left)
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
