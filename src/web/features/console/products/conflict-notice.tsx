import { useEffect, useRef, useState } from 'react'
import { href } from 'react-router'
import { productsAdminTexts } from '#texts/console/products.ts'
import { Button } from '#web/ui/button.tsx'
import { buttonClass } from '#web/ui/button-look.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'

const texts = productsAdminTexts.editor.conflict

type ConflictNoticeProps = { productId: string; isBusy: boolean; onOverwrite: () => void }

/** Another window was faster: what is written here stays, and the owner compares and decides. */
export function ConflictNotice({ productId, isBusy, onOverwrite }: ConflictNoticeProps) {
  const [isAsking, setAsking] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} tabIndex={-1}>
      <Notice
        tone="error"
        title={texts.title}
        actions={
          <>
            <a
              href={href('/painel/produtos/:id', { id: productId })}
              target="_blank"
              rel="noreferrer"
              className={buttonClass('secondary', 'small')}
            >
              {texts.compare}
            </a>
            <Button size="small" look="danger" isBusy={isBusy} onClick={() => setAsking(true)}>
              {texts.overwrite}
            </Button>
          </>
        }
      >
        {texts.body}
      </Notice>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          onOverwrite()
        }}
        title={texts.confirmTitle}
        cancelLabel={texts.cancel}
        confirmLabel={texts.overwrite}
        confirmLook="danger"
        closeLabel={texts.close}
      >
        <p>{texts.confirmBody}</p>
      </ConfirmDialog>
    </div>
  )
}
