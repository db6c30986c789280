/** The devices on which a person is logged in, and the way to another one. */
import { type ReactNode, useEffect, useState } from 'react';
import { askWhoIAm } from '../../person.ts';
import { api } from '../../transport/api.ts';
import { type Device, identity } from '../../transport/identity.ts';
import { FaultAlert } from '../../ui/fault-words.tsx';
import { LinkField } from '../../ui/link-field.tsx';
import { QrCode } from '../../ui/qr-code.tsx';
import { deviceOf } from './device-name.ts';
import { useDay } from './keep-name.tsx';
import { type TellYou, useTell } from './you-texts.ts';

export function YourDevices(): ReactNode {
  const tell = useTell();
  const [devices, setDevices] = useState<readonly Device[]>([]);
  const [link, setLink] = useState<string | null>(null);
  const [fault, setFault] = useState<unknown>(null);
  useEffect(() => {
    let isWanted = true;
    identity.devices().then(
      (found) => isWanted && setDevices(found),
      (error: unknown) => isWanted && setFault(error),
    );
    return () => {
      isWanted = false;
    };
  }, []);
  const does = async (request: () => Promise<unknown>): Promise<void> => {
    setFault(null);
    try {
      await request();
      setDevices(await identity.devices());
    } catch (error) {
      setFault(error);
      // Somebody may have ended this very device from another one.
      await askWhoIAm();
    }
  };
  const makeLink = async (): Promise<void> => setLink(`${location.origin}/enter#${await api.deviceLink()}`);
  const others = devices.filter(({ isThis }) => !isThis);
  return (
    <section className="card">
      <h2>{tell('devices')}</h2>
      <ul className="devices">
        {devices.map((device) => (
          <DeviceRow
            key={device.id}
            device={device}
            onEnd={() => void does(() => identity.endDevice(device.id))}
          />
        ))}
      </ul>
      {others.length > 1 && (
        <button type="button" className="quiet" onClick={() => void does(() => identity.endOtherDevices())}>
          {tell('endOthers')}
        </button>
      )}
      <h3>{tell('deviceLink')}</h3>
      {link === null ? (
        <button type="button" className="quiet" onClick={() => void does(makeLink)}>
          {tell('deviceLinkNow')}
        </button>
      ) : (
        <div className="new-code" role="status">
          <p>{tell('deviceLinkText')}</p>
          <QrCode text={link} label={tell('deviceQr')} />
          <LinkField label={tell('deviceLink')} link={link} />
        </div>
      )}
      <FaultAlert error={fault} />
    </section>
  );
}

interface DeviceRowProps {
  readonly device: Device;
  onEnd(): void;
}

function DeviceRow({ device: { device, seen, isThis }, onEnd }: DeviceRowProps): ReactNode {
  const tell = useTell();
  const day = useDay();
  return (
    <li>
      <strong>{nameOf(device, tell)}</strong>
      <span className="soft">{isThis ? tell('thisDevice') : tell('deviceSeen', { seen: day(seen) })}</span>
      {!isThis && (
        <button type="button" className="quiet small" onClick={onEnd}>
          {tell('endDevice')}
        </button>
      )}
    </li>
  );
}

function nameOf(userAgent: string, tell: TellYou): string {
  const { browser, system } = deviceOf(userAgent);
  if (browser !== null && system !== null) return tell('deviceOn', { browser, system });
  return browser ?? system ?? tell('unknownDevice');
}
