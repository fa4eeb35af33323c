import { lateWizard } from './lateWizard.tsx';

export const LateWizardPage = lateWizard(async () => (await import('../wizard/WizardPage.tsx')).WizardPage);
