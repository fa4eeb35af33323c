import { useEffect, type ReactNode } from 'react';
import type { FlowBundle } from '../../engine/bundle.ts';
import type { FlowRecord } from '../../engine/record.ts';
import type { Wizard } from '../../engine/wizard.ts';
import { useFlowBundle } from '../../wizard/useFlowBundle.ts';
import { useWizard } from '../../wizard/useWizard.ts';
import { WizardScreen } from '../../wizard/WizardScreen.tsx';

/** The portal's wizard at the place of a record: whoever replays has already chosen to go on with it. */
export function ReplayWizard({ record }: { readonly record: FlowRecord }): ReactNode {
  const loaded = useFlowBundle(record.flow);
  return loaded.status === 'ready' && <Running bundle={loaded.bundle} record={record} />;
}

function Running({ bundle, record }: { readonly bundle: FlowBundle; readonly record: FlowRecord }): ReactNode {
  const { entry, input } = record;
  const open = useWizard(bundle, entry, { input, seen: record.id });
  useEffect(() => open && goOn(open.wizard), [open]);
  return open && <WizardScreen {...open} bundle={bundle} entry={entry} onArrival={() => undefined} />;
}

function goOn(wizard: Wizard): () => void {
  const resume = () => {
    if (wizard.getView().type === 'resume') wizard.resume('continue');
  };
  resume();
  return wizard.subscribe(resume);
}
