interface DeviceIconProps {
  readonly platform: 'windows' | 'macos' | 'ios' | 'android' | 'other';
  readonly className: string | undefined;
}

const outlines: Readonly<Record<DeviceIconProps['platform'], string>> = {
  macos: 'M12 12h40v28H12zM4 46h56l-4 6H8z',
  windows: 'M8 8h48v34H8zM32 42v10M20 54h24',
  ios: 'M20 4h24a4 4 0 0 1 4 4v48a4 4 0 0 1-4 4H20a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4zM28 9h8',
  android: 'M20 4h24a4 4 0 0 1 4 4v48a4 4 0 0 1-4 4H20a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4zM32 9v.500M27 55h10',
  other: 'M6 10h52v44H6zM6 22h52M13 16h.500M20 16h.500M32 30v16M24 38h16',
};

/** The outline of a kind of device, or of a browser window with something added to it. */
export function DeviceIcon({ platform, className }: DeviceIconProps) {
  return (
    <svg className={className} viewBox="0 0 64 64" aria-hidden="true">
      <path d={outlines[platform]} />
    </svg>
  );
}
