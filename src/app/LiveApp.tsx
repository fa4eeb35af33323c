import { useEffect, useState, type ComponentProps, type ReactNode } from 'react';
import { onFlowsChanged, routes } from 'virtual:flows';
import { App } from './App.tsx';

/** The portal with the routes of its flows; a flow that comes, goes or moves while developing is followed. */
export function LiveApp(props: Omit<ComponentProps<typeof App>, 'routes'>): ReactNode {
  const [current, setCurrent] = useState(routes);
  useEffect(() => onFlowsChanged(() => setCurrent([...routes])), []);
  return <App {...props} routes={current} />;
}
