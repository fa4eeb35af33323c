import { useEffect, type ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { useTexts } from '../i18n/TextsContext.tsx';
import { useServices } from './PortalServices.tsx';

/** An address that the portal does not have leads home (R-PUB-03), and the visitor is told why. */
export function NotFound(): ReactNode {
  const { messages } = useServices();
  const texts = useTexts();
  useEffect(() => messages.toast('info', texts.text('app', 'notFound')), [messages, texts]);
  return <Navigate to="/" replace />;
}
