import { createRoot } from 'react-dom/client';
import { ManyFields } from './ManyFields.tsx';
import { Wizard } from './Wizard.tsx';

const fields = Number(new URLSearchParams(location.search).get('fields'));
createRoot(document.getElementById('root')!).render(fields > 0 ? <ManyFields count={fields} /> : <Wizard />);
