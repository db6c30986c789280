/** Standing orders and plans, by which a seat answers without its person. */
import type { Order, Plan } from '@guildhall/kernel';
import { Type } from 'typebox';
import { list, strict, TablePath } from './fields.ts';
import { CancelledPlan } from './position.ts';

const tags = ['playing'];

/** The kernel reads them, and says what is wrong where. */
const given = { maxItems: 100 };

const OrdersResponse = Type.Object({
  standing: Type.Object({
    plans: list(Type.Unsafe<Plan>(Type.Unknown())),
    orders: list(Type.Unsafe<Order>(Type.Unknown())),
  }),
  cancelled: list(CancelledPlan),
});

export const ORDER_ROUTES = {
  'GET /api/tables/:id/orders': {
    tags,
    summary: 'Your standing orders and plans',
    params: TablePath,
    response: { 200: OrdersResponse },
  },
  'PUT /api/tables/:id/orders': {
    tags,
    summary:
      'Set standing orders and plans, which answer for you as soon as they apply. A list you leave out stays unchanged',
    params: TablePath,
    body: Type.Object(
      {
        plans: Type.Optional(Type.Immutable(Type.Array(Type.Unknown(), given))),
        orders: Type.Optional(Type.Immutable(Type.Array(Type.Unknown(), given))),
      },
      strict,
    ),
    response: { 200: OrdersResponse },
  },
};
