/** Above the line of a command: what the option in hand is for, what is wrong with it, and what it offers. */
import { Avatar } from '../components/avatar.tsx';
import { Listbox } from '../components/listbox.tsx';
import { usePane } from '../state/contexts.ts';
import type { Offer } from './option-values.ts';

interface Props {
  id: string;
  title: string;
  description: string;
  fault: string | undefined;
  listName: string;
  offers: Offer[] | undefined;
  describe: (offer: Offer) => string | undefined;
  active: number;
  onHover: (index: number) => void;
  onPick: (offer: Offer) => void;
}

export function Choices(props: Props) {
  const { id, title, description, fault, listName, offers, describe, active, onHover, onPick } = props;
  const { t } = usePane();
  return (
    <div class="popout">
      <p class="popout-option">
        <strong>{title}</strong>
        <span>{description}</span>
      </p>
      {fault && (
        <p class="popout-fault" role="alert">
          {fault}
        </p>
      )}
      {offers && (
        <Listbox
          id={id}
          label={listName}
          options={offers.map((offer) => ({
            value: String(offer.value),
            label: offer.label,
            description: describe(offer),
            icon: offer.person && <Avatar person={offer.person} size={24} />,
          }))}
          active={active}
          selected={[]}
          empty={t.nothingFound}
          onHover={onHover}
          onPick={(value) => {
            const offer = offers.find((each) => String(each.value) === value);
            if (offer) onPick(offer);
          }}
        />
      )}
    </div>
  );
}
