import { useState, type ReactNode } from 'react';
import type { JsonObject } from '../../domain/json.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Heading } from '../../ui/Heading/Heading.tsx';
import { changeSandbox } from './sandboxCalls.ts';
import { sandboxStyles } from './sandboxStyles.ts';
import type { SandboxWords } from './sandboxWords.ts';

/** The outside of a forgotten password: a text from a phone, and the staff who look at documents. */
export function PasswordResetSection({ words }: { readonly words: SandboxWords }): ReactNode {
  const [phone, setPhone] = useState({ area_code: '852', mob_no: '', text: '' });
  const [applyNo, setApplyNo] = useState('');
  const [said, setSaid] = useState('');
  const classes = sandboxStyles();
  const play = (path: string, fields: JsonObject): void =>
    void changeSandbox(path, fields).then((reply) => setSaid(String(reply?.['state'] ?? words.nobodyWaits)));
  const field = (label: string, value: string, onChange: (value: string) => void): ReactNode => (
    <label className={classes.label}>
      {label}
      <input className={classes.input} value={value} onChange={(event) => onChange(event.target.value)} />
    </label>
  );
  return (
    <section className={classes.section}>
      <Heading level={3}>{words.passwordReset}</Heading>
      {field(words.areaCode, phone.area_code, (area_code) => setPhone({ ...phone, area_code }))}
      {field(words.mobile, phone.mob_no, (mob_no) => setPhone({ ...phone, mob_no }))}
      {field(words.text, phone.text, (text) => setPhone({ ...phone, text }))}
      <Button size="small" onClick={() => play('/uplinkSms', phone)}>
        {words.sendText}
      </Button>
      {field(words.requestNumber, applyNo, setApplyNo)}
      <div className={classes.row}>
        <Button size="small" onClick={() => play('/passwordReset', { apply_no: applyNo, approved: true })}>
          {words.accepted}
        </Button>
        <Button size="small" onClick={() => play('/passwordReset', { apply_no: applyNo, approved: false })}>
          {words.refused}
        </Button>
      </div>
      <p role="status" className={classes.muted}>
        {said}
      </p>
    </section>
  );
}
