import { useEffect, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { usePortal } from '../api/PortalContext.tsx';
import type { EndView } from '../engine/view.ts';
import type { FieldServices } from '../forms/StepForm/StepFormProps.ts';
import { useImprint, useSiteNames } from '../i18n/SiteContext.tsx';
import type { StepWords } from '../i18n/stepWords.ts';
import { useTexts } from '../i18n/TextsContext.tsx';
import { Button } from '../ui/Button/Button.tsx';
import { defineRecipe } from '../ui/system/recipe.ts';
import { FileButton } from './FileButton.tsx';

const styles = defineRecipe({
  name: 'receipt',
  base: {
    paper: { display: 'none', _print: { display: 'block', marginTop: '6', fontSize: 'sm' } },
    tools: { display: 'flex', flexWrap: 'wrap', gap: '3', marginTop: '3', _print: { display: 'none' } },
  },
});

interface ReceiptToolsProps {
  readonly file: EndView['file'];
  readonly words: StepWords;
  readonly services: FieldServices;
}

/** A receipt on paper says who gives it, under which licence, and when it was printed. */
export function ReceiptTools({ file, words, services }: ReceiptToolsProps): ReactNode {
  const texts = useTexts();
  const named = useSiteNames();
  const imprint = useImprint();
  const printedAt = usePrintedAt();
  const classes = styles();
  const facts = {
    company: named('company_name'),
    licence: imprint.replaceAll('\n', ' · '),
    at: printedAt,
  };
  return (
    <>
      <p className={classes.paper}>{texts.text('app', 'wizard.printed', facts)}</p>
      <div className={classes.tools}>
        {file?.url !== undefined && <FileButton file={file} words={words} services={services} />}
        <Button onClick={() => window.print()}>{texts.text('app', 'wizard.print')}</Button>
        {file?.url === undefined && file && <FileButton file={file} words={words} services={services} />}
      </div>
    </>
  );
}

/** The instant at which the page was last made ready for paper. */
function usePrintedAt(): string {
  const { clock } = usePortal();
  const [at, setAt] = useState(() => clock.now());
  useEffect(() => {
    const prepare = (): void => flushSync(() => setAt(clock.now()));
    window.addEventListener('beforeprint', prepare);
    return () => window.removeEventListener('beforeprint', prepare);
  }, [clock]);
  return at;
}
